import { phrasebook, type KeyOf, type Values } from '@sanguine/kernel';
import en from './text/en.json' with { type: 'json' };
import ja from './text/ja.json' with { type: 'json' };
import { sayHook } from '../text/say-hook.ts';

export const analysisPhrases = phrasebook({ en, ja });
type AnalysisPhrase = KeyOf<typeof analysisPhrases>;
export type AnalysisSay = (key: AnalysisPhrase, values?: Values) => string;

/** The analysis' text in the reader's language. */
export const useAnalysisSay = sayHook(analysisPhrases);

/** When something happened, in a report's words; null means before the first round. */
export const roundWords = (say: AnalysisSay, round: number | null): string =>
  round === null ? say('setup') : say('round', { round });
