import { whole } from '@sanguine/kernel';
import * as v from 'valibot';

/** The largest frame a client may send. */
export const MAX_FRAME = 64 * 1024;

/** A table and its match share one id, unguessable and safe in a URL. */
export const tableId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
/** Said aloud or written on an invitation, so letters that look alike are left out. */
export const joinCode = v.pipe(v.string(), v.regex(/^[A-HJ-NP-Z2-9]{6}$/));
/** A person's public id in URLs and messages; grants no access. */
export const personId = v.pipe(v.string(), v.regex(/^[\w-]{1,32}$/));
/** 32 bytes in base64url that authenticate a person. Sent in headers and in `hello`, never in a URL. */
export const sessionToken = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));
/** 32 bytes in hex: a player's own contribution to the dice. */
export const saltSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** One line of text that is safe to show and store as it is: no control characters. */
export const plainLine = v.regex<string>(/^[^\p{C}]*$/u);

/** Short, without control characters or surrounding blanks. The server decides whether it is decent. */
export const displayName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(24), plainLine);
export const seatNumber = whole(0, 15);
export const rowNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Milliseconds since 1970. */
export const moment = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** An identifier of ours: a game, a level, an option. */
export const word = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/));
