import { describe } from 'vitest';
import { regionQuest } from '../region-quest.ts';

describe('Manheim!', () => {
  regionQuest({ card: 'manheim', within: ['angerboda', 'myrkulor'], elsewhere: 'gimle' });
});
