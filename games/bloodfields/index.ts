import { engine } from '@sanguine/kernel';
import { rules } from './rules/rules.ts';

export const bloodfields = engine(rules);
