import type { BattleEffect } from './effect.ts';
import { friggasGrace } from './friggas-grace.ts';
import { heimdallsEye } from './heimdalls-eye.ts';
import { heimdallsGaze } from './heimdalls-gaze.ts';
import { heimdallsSight } from './heimdalls-sight.ts';
import { heimdallsWatch } from './heimdalls-watch.ts';
import { lokisBackstab } from './lokis-backstab.ts';
import { lokisPoison } from './lokis-poison.ts';
import { lokisTrickery } from './lokis-trickery.ts';
import { odinsJudgement } from './odins-judgement.ts';
import { odinsSmite } from './odins-smite.ts';
import { odinsTide } from './odins-tide.ts';
import { thorsAscension } from './thors-ascension.ts';
import { thorsHammer } from './thors-hammer.ts';
import { thorsOath } from './thors-oath.ts';
import { thorsPrimacy } from './thors-primacy.ts';

/** What the texts of Battle cards do, by key. One that is not here is worth its bonus alone. */
export const BATTLES: Readonly<Record<string, BattleEffect>> = {
  'odins-smite': odinsSmite,
  'odins-tide': odinsTide,
  'odins-judgement': odinsJudgement,
  'heimdalls-sight': heimdallsSight,
  'heimdalls-eye': heimdallsEye,
  'heimdalls-gaze': heimdallsGaze,
  'heimdalls-watch': heimdallsWatch,
  'friggas-grace': friggasGrace,
  'thors-hammer': thorsHammer,
  'thors-oath': thorsOath,
  'thors-ascension': thorsAscension,
  'thors-primacy': thorsPrimacy,
  'lokis-trickery': lokisTrickery,
  'lokis-backstab': lokisBackstab,
  'lokis-poison': lokisPoison,
};
