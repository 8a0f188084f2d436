"""Makes payloads of components at random from their JSON Schema, with fixed seeds."""

import json
import random


class Maker:
    """Makes values for schemas."""

    def __init__(self, schema, seed):
        self.schema = schema
        self.random = random.Random(seed)

    def value(self, schema, depth=0):
        """A value that fits a schema, apart from what its keys exclude."""
        if "$ref" in schema:
            return self.value(self.schema["definitions"][schema["$ref"].rpartition("/")[2]], depth)
        for key in ("anyOf", "oneOf"):
            if key in schema:
                return self.value(self.random.choice(schema[key]), depth)
        if "allOf" in schema and "properties" not in schema:
            return self.value(schema["allOf"][0], depth)
        if "enum" in schema:
            return self.random.choice(schema["enum"])
        kind = schema.get("type", "object")
        if kind == "object":
            return self.object(schema, depth)
        if kind == "array":
            count = self.random.randint(0, min(2, schema.get("maxItems", 2))) if depth < 4 else 0
            return [self.value(schema["items"], depth + 1) for _ in range(count)]
        low, high = schema.get("minimum", 0), schema.get("maximum", 100)
        return {
            "null": None,
            "boolean": self.random.random() < 0.5,
            "integer": self.random.randint(int(low), int(high)),
            "number": round(self.random.uniform(low, high), 3),
            "string": self.random.choice(["#FF0000", "primary1", "@tint"]),
        }[kind]

    def object(self, schema, depth):
        """An object with some of its keys."""
        required = schema.get("required", [])
        share = 0.4 if depth < 3 else 0
        return {
            name: self.value(value, depth + 1)
            for name, value in schema.get("properties", {}).items()
            if name in required or self.random.random() < share
        }

    def broken(self, payload):
        """A copy with one fault somewhere."""
        payload = json.loads(json.dumps(payload))
        place = payload
        while True:
            nested = [value for value in place.values() if isinstance(value, dict) and value]
            if not nested or self.random.random() < 0.5:
                break
            place = self.random.choice(nested)
        names = sorted(place)
        if not names or self.random.random() < 0.3:
            place["noSuchKey"] = 1
        else:
            wrong = self.random.choice([[[]], {"noSuchKey": 1}, "noSuchName", "#ggg", -1e9, True])
            place[self.random.choice(names)] = wrong
        return payload
