import type { Spell } from '../../content/spells.ts';
import type { SpellRules } from '../spell.ts';
import { banish } from './banish.ts';
import { bloodBoil } from './blood-boil.ts';
import { bloodMist } from './blood-mist.ts';
import { ghostStep } from './ghost-step.ts';
import { gnarlroot } from './gnarlroot.ts';
import { manipulate } from './manipulate.ts';
import { mend } from './mend.ts';
import { raiseHusk } from './raise-husk.ts';
import { secondWind } from './second-wind.ts';
import { siphon } from './siphon.ts';
import { spiritWard } from './spirit-ward.ts';
import { transfuse } from './transfuse.ts';
import { whisper } from './whisper.ts';
import { zombify } from './zombify.ts';

/** Every spell of both decks. */
export const SPELLS: Readonly<Record<Spell, SpellRules>> = {
  manipulate,
  bloodBoil,
  siphon,
  transfuse,
  zombify,
  gnarlroot,
  raiseHusk,
  bloodMist,
  spiritWard,
  secondWind,
  mend,
  ghostStep,
  whisper,
  banish,
};
