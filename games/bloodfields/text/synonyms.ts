/** Players' words for what cards and rules call otherwise, for searches. All in lower case. */
const SYNONYMS: Readonly<Record<string, string>> = {
  heal: 'restore',
  healer: 'restore',
  healing: 'restore',
  cure: 'restore',
  wizard: 'mage',
  caster: 'mage',
  magician: 'mage',
  artillery: 'warmachine',
  cannon: 'warmachine',
  teleport: 'blink',
  poison: 'dot',
  shoot: 'ranged attack',
  shooter: 'ranged attack',
  archer: 'ranged attack',
  knockback: 'push',
  summon: 'deploy',
  ヒール: '回復',
  ヒーラー: '回復',
  治療: '回復',
  魔法: '魔術',
  大砲: '兵器',
  砲台: '兵器',
  テレポート: '瞬間移動',
  ワープ: '瞬間移動',
  遠距離: '射撃攻撃',
  召喚: '配置',
};

/** A search term as typed, and as cards would say it. */
export function meantBy(text: string): readonly string[] {
  const meant = Object.hasOwn(SYNONYMS, text) ? SYNONYMS[text] : undefined;
  return meant === undefined ? [text] : [text, meant];
}
