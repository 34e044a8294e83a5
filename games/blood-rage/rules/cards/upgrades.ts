import { brothersInArms } from './brothers-in-arms.ts';
import { darkElf } from './dark-elf.ts';
import { dwarfChieftain } from './dwarf-chieftain.ts';
import type { UpgradeEffect } from './effect.ts';
import { eternalDragons } from './eternal-dragons.ts';
import { fireDragons } from './fire-dragons.ts';
import { fireGiant } from './fire-giant.ts';
import { friggasCharm } from './friggas-charm.ts';
import { friggasDomain } from './friggas-domain.ts';
import { friggasProtection } from './friggas-protection.ts';
import { friggasSacrifice } from './friggas-sacrifice.ts';
import { friggasSuccor } from './friggas-succor.ts';
import { frostGiant } from './frost-giant.ts';
import { lokisBlessing } from './lokis-blessing.ts';
import { lokisDomain } from './lokis-domain.ts';
import { lokisDragons } from './lokis-dragons.ts';
import { lokisEminence } from './lokis-eminence.ts';
import { lokisWrath } from './lokis-wrath.ts';
import { lordOfAxes } from './lord-of-axes.ts';
import { lordOfHammers } from './lord-of-hammers.ts';
import { lordOfSpears } from './lord-of-spears.ts';
import { mastersInArms } from './masters-in-arms.ts';
import { odinsInspiration } from './odins-inspiration.ts';
import { odinsThrone } from './odins-throne.ts';
import { soldierOfHel } from './soldier-of-hel.ts';
import { thorsConquest } from './thors-conquest.ts';
import { thorsDomain } from './thors-domain.ts';
import { thorsGlory } from './thors-glory.ts';
import { troll } from './troll.ts';
import { tyrsChallenge } from './tyrs-challenge.ts';
import { tyrsDomain } from './tyrs-domain.ts';
import { tyrsProwess } from './tyrs-prowess.ts';
import { tyrsWrath } from './tyrs-wrath.ts';
import { valkyrie } from './valkyrie.ts';
import { volurWitch } from './volur-witch.ts';

/** What upgrades do, by key. One that is not here is worth its strength alone. */
export const UPGRADES: Readonly<Record<string, UpgradeEffect>> = {
  troll,
  'dwarf-chieftain': dwarfChieftain,
  'soldier-of-hel': soldierOfHel,
  'dark-elf': darkElf,
  'fire-giant': fireGiant,
  valkyrie,
  'frost-giant': frostGiant,
  'volur-witch': volurWitch,
  'lord-of-hammers': lordOfHammers,
  'lord-of-axes': lordOfAxes,
  'lord-of-spears': lordOfSpears,
  'brothers-in-arms': brothersInArms,
  'masters-in-arms': mastersInArms,
  'lokis-dragons': lokisDragons,
  'fire-dragons': fireDragons,
  'eternal-dragons': eternalDragons,
  'lokis-domain': lokisDomain,
  'lokis-eminence': lokisEminence,
  'lokis-wrath': lokisWrath,
  'lokis-blessing': lokisBlessing,
  'friggas-charm': friggasCharm,
  'friggas-succor': friggasSuccor,
  'friggas-protection': friggasProtection,
  'friggas-domain': friggasDomain,
  'friggas-sacrifice': friggasSacrifice,
  'thors-glory': thorsGlory,
  'thors-domain': thorsDomain,
  'thors-conquest': thorsConquest,
  'tyrs-domain': tyrsDomain,
  'tyrs-wrath': tyrsWrath,
  'tyrs-challenge': tyrsChallenge,
  'tyrs-prowess': tyrsProwess,
  'odins-inspiration': odinsInspiration,
  'odins-throne': odinsThrone,
};
