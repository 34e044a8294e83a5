import { describe } from 'vitest';
import { regionQuest } from '../region-quest.ts';

describe('Alfheim!', () => {
  regionQuest({ card: 'alfheim', within: ['andlang', 'gimle'], elsewhere: 'muspelheim' });
});
