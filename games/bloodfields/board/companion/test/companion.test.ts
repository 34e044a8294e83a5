import { swiftRandom } from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';
import { stateSchema } from '../../../rules/schema.ts';
import { pointsOf } from '../../../rules/round/points.ts';
import { cardFor, isOn } from '../../../rules/units.ts';
import { begin, type Battle, isOver, recordOf, replayed, tapped, undone } from '../state/battle.ts';
import { packed, unpacked } from '../state/rows.ts';
import { someSetup, someTap } from './random-taps.ts';
