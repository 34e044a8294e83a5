import type { PlayContext } from '@sanguine/kernel';
import type { Event } from '../events.ts';
import type { BattleSlot, FrameOf } from '../frames.ts';
import type { State } from '../state.ts';
import { battleOf, type RunSlot } from './battle.ts';
import { before } from './before.ts';
import { blessing } from './blessing.ts';
import { call } from './call.ts';
import { cards } from './cards.ts';
import { compare } from './compare.ts';
import { count } from './count.ts';
import { declare } from './declare.ts';
import { glory } from './glory.ts';
import { home } from './home.ts';
import { late } from './late.ts';
import { losers } from './losers.ts';
import { losses } from './losses.ts';
import { muster } from './muster.ts';
import { primacy } from './primacy.ts';
import { again, grace, hammers, lord, reward } from './reward.ts';
import { watch } from './watch.ts';
import { winner } from './winner.ts';

const SLOTS: Readonly<Record<BattleSlot, RunSlot>> = {
  call,
  muster,
  cards,
  declare,
  primacy,
  watch,
  before,
  late,
  compare,
  losers,
  winner,
  home,
  losses,
  reward,
  again,
  grace,
  lord,
  hammers,
  glory,
  count,
  blessing,
};

/** §10, §11: a pillage from the call to battle to its end, slot by slot. */
export function runBattle(state: State, stage: FrameOf<'battle'>, context: PlayContext<Event>): void {
  SLOTS[stage.slot](state, battleOf(state), stage, context);
}
