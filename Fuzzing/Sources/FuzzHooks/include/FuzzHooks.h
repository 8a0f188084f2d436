/* Nothing for others: see FuzzHooks.c. */
