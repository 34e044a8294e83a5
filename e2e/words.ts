import { type KeyOf, phrasebook } from '@sanguine/kernel';
import endingEn from '../web/table/ending/text/en.json' with { type: 'json' };
import endingJa from '../web/table/ending/text/ja.json' with { type: 'json' };
import proofEn from '../web/proof/text/en.json' with { type: 'json' };
import proofJa from '../web/proof/text/ja.json' with { type: 'json' };
import puzzlesEn from '../web/puzzles/text/en.json' with { type: 'json' };
import puzzlesJa from '../web/puzzles/text/ja.json' with { type: 'json' };
import replayEn from '../web/replay/text/en.json' with { type: 'json' };
import replayJa from '../web/replay/text/ja.json' with { type: 'json' };
import rulesEn from '../web/rules/text/en.json' with { type: 'json' };
import rulesJa from '../web/rules/text/ja.json' with { type: 'json' };
import shellEn from '../web/text/en.json' with { type: 'json' };
import shellJa from '../web/text/ja.json' with { type: 'json' };
import tableEn from '../web/table/text/en.json' with { type: 'json' };
import tableJa from '../web/table/text/ja.json' with { type: 'json' };
import tutorialEn from '../web/tutorial/text/en.json' with { type: 'json' };
import tutorialJa from '../web/tutorial/text/ja.json' with { type: 'json' };

/** The texts of the pages, so that tests find buttons by them without copying them. */
export const shell = phrasebook({ en: shellEn, ja: shellJa });
export type ShellPhrase = KeyOf<typeof shell>;
export const table = phrasebook({ en: tableEn, ja: tableJa });
export const ending = phrasebook({ en: endingEn, ja: endingJa });
export const rules = phrasebook({ en: rulesEn, ja: rulesJa });
export const tutorial = phrasebook({ en: tutorialEn, ja: tutorialJa });
export const replay = phrasebook({ en: replayEn, ja: replayJa });
export const proof = phrasebook({ en: proofEn, ja: proofJa });
export const puzzles = phrasebook({ en: puzzlesEn, ja: puzzlesJa });
