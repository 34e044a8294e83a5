/** Kinds of answers to what others do, or to one's own dice. */
export const POLICY_KINDS = ['reroll', 'token.attack', 'token.defence', 'skill', 'charm'] as const;
export type PolicyKind = (typeof POLICY_KINDS)[number];

/** `life`: only when it makes a kill likelier, or the loss of a unit of one's own less so. */
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

/** What a notebook has, whoever wrote it: whatever makes no sense is asked about. */
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
