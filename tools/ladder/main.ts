import { readFileSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { Ladder } from '@sanguine/kernel';
import { withPart } from '../readme.ts';
import { ladderLines, ladderSource } from './source.ts';

/** Saves what `sanguine arena --ladder GAME --json` measured: in the game's content and in its README. */
const ladder = JSON.parse(await text(process.stdin)) as Ladder;
const folder = new URL(`../../games/${ladder.game}/`, import.meta.url);
const readme = new URL('README.md', folder);
writeFileSync(new URL('content/ladder.ts', folder), await ladderSource(ladder));
writeFileSync(readme, await withPart(readFileSync(readme, 'utf8'), 'ladder', ladderLines(ladder)));
