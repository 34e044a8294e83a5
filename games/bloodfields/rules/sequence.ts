import { Sequence } from '@sanguine/kernel';
import { runAttack } from './attack/attack.ts';
import { runDeaths } from './attack/deaths.ts';
import { runHurt } from './attack/hurt.ts';
import { runVolley } from './attack/volley.ts';
import { runCharge } from './charge/stage.ts';
import { runHits } from './effects/hits.ts';
import { runResolve } from './effects/resolve.ts';
import type { Event } from './events.ts';
import type { BloodfieldsSteps, FrameOf, Frames, Verbs } from './frames.ts';
import { runMagic } from './magic/stage.ts';
import { runBattle } from './muster/battle.ts';
import { runRoll } from './roll/stage.ts';
import { runRound } from './round/round.ts';
import type { State } from './state.ts';
import { act } from './steps/act.ts';
import { activate } from './steps/activate.ts';
import { aim } from './steps/aim.ts';
import { cast } from './steps/cast.ts';
import { champion } from './steps/champion.ts';
import { contact } from './steps/contact.ts';
import { deploy } from './steps/deploy.ts';
import { dice } from './steps/dice.ts';
import { ember } from './steps/ember.ts';
import { exit } from './steps/exit.ts';
import { go } from './steps/go.ts';
import { initiative } from './steps/initiative.ts';
import { inspire } from './steps/inspire.ts';
import { muster } from './steps/muster.ts';
import { order } from './steps/order.ts';
import { prize } from './steps/prize.ts';
import { react } from './steps/react.ts';
import { shoot } from './steps/shoot.ts';
import { split } from './steps/split.ts';
import { strike } from './steps/strike.ts';
import { summon } from './steps/summon.ts';
import { support } from './steps/support.ts';
import { terrain } from './steps/terrain.ts';
import { runTriggers } from './triggers/triggers.ts';
import { runFlight } from './turn/flight.ts';
import { runLanding } from './turn/landing.ts';
import { runLuck } from './turn/luck.ts';
import { runSupports } from './turn/supports.ts';
import { runTurn } from './turn/turn.ts';

/** Stages hide nothing, and all their lists are frozen values. */
const copied = <P extends keyof Frames>(frame: FrameOf<P>): FrameOf<P> => ({ ...frame });

/** Every step of the game: decisions first, then stages. */
const STEPS: BloodfieldsSteps = {
  muster,
  terrain,
  prize,
  champion,
  deploy,
  initiative,
  inspire,
  activate,
  support,
  act,
  go,
  aim,
  shoot,
  split,
  contact,
  strike,
  cast,
  summon,
  dice,
  react,
  order,
  ember,
  exit,
  battle: { run: runBattle, mask: copied },
  round: { run: runRound, mask: copied },
  supports: { run: runSupports, mask: copied },
  turn: { run: runTurn, mask: copied },
  landing: { run: runLanding, mask: copied },
  luck: { run: runLuck, mask: copied },
  charge: { run: runCharge, mask: copied },
  magic: { run: runMagic, mask: copied },
  flight: { run: runFlight, mask: copied },
  volley: { run: runVolley, mask: copied },
  attack: { run: runAttack, mask: copied },
  hits: { run: runHits, mask: copied },
  roll: { run: runRoll, mask: copied },
  hurt: { run: runHurt, mask: copied },
  deaths: { run: runDeaths, mask: copied },
  resolve: { run: runResolve, mask: copied },
  triggers: { run: runTriggers, mask: copied },
};

export const sequence = new Sequence<State, Frames, Verbs, Event>(STEPS);
