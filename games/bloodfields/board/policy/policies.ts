/** Kinds of answers, to what others do or to the player's own dice. */
export const POLICY_KINDS = ['reroll', 'token.attack', 'token.defence', 'skill', 'charm'] as const;
export type PolicyKind = (typeof POLICY_KINDS)[number];

/** `life`: used only if it makes a kill likelier, or the loss of the player's own unit less likely. */
export const POLICY_ANSWERS = ['ask', 'life', 'never'] as const;
export type PolicyAnswer = (typeof POLICY_ANSWERS)[number];

export type Policies = Readonly<Record<PolicyKind, PolicyAnswer>>;

export const ASK_ALWAYS: Policies = {
  reroll: 'ask',
  'token.attack': 'ask',
  'token.defence': 'ask',
  skill: 'ask',
  charm: 'ask',
};

/** Reads a notebook's policies, whoever wrote it: for anything invalid the player is asked. */
export function readPolicies(written: unknown): Policies {
  const found: Record<PolicyKind, PolicyAnswer> = { ...ASK_ALWAYS };
  if (typeof written !== 'object' || written === null) return found;
  const entries = new Map(Object.entries(written));
  for (const kind of POLICY_KINDS) {
    const answer = POLICY_ANSWERS.find((one) => one === entries.get(kind));
    if (answer !== undefined) found[kind] = answer;
  }
  return found;
}
