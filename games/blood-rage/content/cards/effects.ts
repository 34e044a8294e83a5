import type { Place, Province, Region } from '../provinces.ts';

/** The closed vocabulary of what an upgrade on a clan sheet does. Omitted fields do nothing. */
export interface UpgradeEffect {
  /** Strength of a single Warrior, and of each pair in one province. */
  readonly warriors?: { readonly single: number; readonly pair: number };
  /** Strength of the Monster in places where it differs from the printed one. */
  readonly strengthIn?: Partial<Readonly<Record<Place, number>>>;
  /** Invading with the Monster from the reserve is free. */
  readonly freeInvade?: true;
  /** The Monster may also Invade this province, which others may only march to. */
  readonly mayInvade?: Province;
  /** Reduces the Rage cost of upgrades. */
  readonly discount?: number;
  /** What a Quest card revealed in battle may be worth. */
  readonly questBonus?: number;
  /** Glory for each own Ship destroyed, each figure released, and each figure on the board at the end. */
  readonly shipGlory?: number;
  readonly releaseGlory?: number;
  readonly conquestGlory?: number;
  /** Factors on the Glory of Quests and of deaths in Ragnarök. */
  readonly questFactor?: number;
  readonly ragnarokFactor?: number;
  /** After a successful pillage, if the card's figure is there. */
  readonly pillaged?: 'again' | 'raiseOne' | 'raiseAll' | 'ride';
  /** After a battle: Glory per enemy figure fallen while the Valkyrie took part, or once if at least `least` fell. */
  readonly fallen?: { readonly glory: number; readonly each: boolean; readonly least: number };
  /** An action of its own, with its price in Rage if any. */
  readonly action?: { readonly do: 'challenge' | 'recall' | 'sacrifice'; readonly cost?: number };
  /** A window in which its owner is asked, with its price in Rage if any. */
  readonly window?: {
    readonly do: 'succor' | 'domain' | 'protection' | 'witch' | 'prowess' | 'blessing';
    readonly cost?: number;
  };
}

/** The closed vocabulary of what a Battle card's text does. */
export interface BattleEffect {
  /** At the reveal (§11.2). */
  readonly reveal?: 'primacy' | 'watch';
  /** Before strength is compared (§11.3). */
  readonly before?: 'smite' | 'tide';
  /** May be added from hand after the reveal (§11.4). */
  readonly late?: true;
  /** Its bonus is the highest single bonus among the opponents' cards. */
  readonly sight?: true;
  /** If you lose: takes at most this much from the winner. */
  readonly lost?: { readonly take: 'rage' | 'glory' | 'cards'; readonly most: number };
  /** If you win. */
  readonly won?: { readonly glory: number; readonly rage: number; readonly raise: boolean };
  /** If you pillage successfully: a step of a stat that is not the token's. */
  readonly grace?: true;
  /** Glory for every figure fallen in the battle, at its end. */
  readonly judgement?: number;
}

/** The condition in the Quest phase. */
export type QuestEffect =
  | { readonly most: 'region'; readonly region: Region }
  | { readonly most: 'province'; readonly province: Province }
  | { readonly most: 'valhalla'; readonly figures: number };
