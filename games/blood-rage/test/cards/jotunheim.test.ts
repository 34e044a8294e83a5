import { describe } from 'vitest';
import { regionQuest } from '../region-quest.ts';

describe('Jotunheim!', () => {
  regionQuest({ card: 'jotunheim', within: ['muspelheim', 'utgard'], elsewhere: 'gimle' });
});
