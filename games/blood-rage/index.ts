import { engine } from '@sanguine/kernel';
import { rules } from './rules/rules.ts';

export const bloodRage = engine(rules);
