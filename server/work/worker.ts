import type { ExplainedMove } from '@sanguine/bots';
import type { Refusal } from '@sanguine/kernel';
import { findGame } from '@sanguine/registry';
import { chosenMove, type Task } from '../live/bots/decision.ts';
import { type RecordTask, writeRecordText } from '../tables/record-text.ts';
import { refuseSetup, type SetupTask } from '../tables/setup-check.ts';
import { type StoryTask, writeStory } from '../tables/story-text.ts';

// The tasks that run in threads; `threads` picks one by its name.

export const think = (task: Task): ExplainedMove => chosenMove(findGame(task.game), task);

export const checkSetup = (task: SetupTask): Refusal | null => refuseSetup(findGame(task.game), task);

export const tellStory = (task: StoryTask): Uint8Array | null => writeStory(findGame(task.game), task);

export const writeRecord = (task: RecordTask): Uint8Array =>
  writeRecordText(findGame(task.head.match.game), task);
