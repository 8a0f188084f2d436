/**
 * \file
 * Everything: all components, shared types and theming keys.
 *
 * Include abi_checks.h as well, in one file of a program, to have its compiler confirm the layout
 * of every record.
 */
#ifndef FIORI_FIORI_H
#define FIORI_FIORI_H

#include "support.h"
#include "types.h"
#include "document.h"
#include "tag.h"
#include "activity_control.h"
#include "cell.h"
#include "old_cell.h"
#include "theming.h"

#endif /* FIORI_FIORI_H */
