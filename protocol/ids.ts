import * as v from 'valibot';

/** The largest frame a client may send. */
export const MAX_FRAME = 64 * 1024;

/** A table and its match have one name, unguessable and fit for an address. */
export const tableId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
/** What is said aloud or written on an invitation; letters that look alike are left out. */
export const joinCode = v.pipe(v.string(), v.regex(/^[A-HJ-NP-Z2-9]{6}$/));
/** A person's public name in addresses and messages; it opens nothing. */
export const personId = v.pipe(v.string(), v.regex(/^[\w-]{1,32}$/));
/** 32 bytes in base64url: whoever has it is that person. It travels in headers and in `hello`, never in an address. */
export const sessionToken = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));
/** 32 bytes in hex: a player's own part in the dice. */
export const saltSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** A line of text that can be shown and stored as it is: nothing in it that steers what comes after. */
export const plainLine = v.regex<string>(/^[^\p{C}]*$/u);

/** What people are called: short, without control characters, no blank ends. Whether it is decent is the server's to say. */
export const displayName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(24), plainLine);
export const seatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15));
export const rowNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Milliseconds since 1970. */
export const moment = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** One word of ours: a game, a level, an option. */
export const word = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/));
