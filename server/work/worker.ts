import type { ExplainedMove } from '@sanguine/bots';
import type { Refusal } from '@sanguine/kernel';
import { findAndLoad } from '@sanguine/registry/load.ts';
import { chosenMove, type Task } from '../live/bots/decision.ts';
import { type RecordTask, writeRecordText } from '../tables/record-text.ts';
import { refuseSetup, type SetupTask } from '../tables/setup-task.ts';
import { type StoryTask, writeStory } from '../tables/story-text.ts';

// The tasks that run in threads; `threads` picks one by its name. A thread reads only the games it is asked about.

export const think = async (task: Task): Promise<ExplainedMove> =>
  chosenMove(await findAndLoad(task.game), task);

export const checkSetup = async (task: SetupTask): Promise<Refusal | null> =>
  refuseSetup(await findAndLoad(task.game), task);

export const tellStory = async (task: StoryTask): Promise<Uint8Array | null> =>
  writeStory(await findAndLoad(task.game), task);

export const writeRecord = async (task: RecordTask): Promise<Uint8Array> =>
  writeRecordText(await findAndLoad(task.head.match.game), task);
