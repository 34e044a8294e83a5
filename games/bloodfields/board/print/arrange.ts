/** The heights of the parts of a roster sheet, in pixels. */
export interface SheetHeights {
  /** Everything before the units. */
  readonly head: number;
  readonly units: readonly number[];
  /** The space between rows of units. */
  readonly gap: number;
  readonly rulesHead: number;
  readonly rules: readonly number[];
  readonly foot: number;
}

/** One page: rows of units, then columns of rules, all by index. */
export interface SheetPage {
  readonly rows: readonly (readonly number[])[];
  readonly columns: readonly (readonly number[])[];
}

const ROW = 2;
export const RULE_COLUMNS = 3;

const sum = (heights: readonly number[]): number => heights.reduce((all, one) => all + one, 0);

/**
 * Arranges the blocks of a roster sheet on pages of this height: units in rows of two, those of similar height side by side,
 * the tallest first; below them the rules in columns of similar height. No block is ever cut; one taller than a page gets a
 * page of its own.
 */
export function arrangeSheet(heights: SheetHeights, height: number): SheetPage[] {
  const { head, units, gap, rulesHead, rules, foot } = heights;
  const rows = rowsOf(units);
  const pages: { rows: number[][]; columns: number[][]; free: number }[] = [
    { rows: [], columns: [], free: height - head - foot },
  ];
  const last = () => pages.at(-1) ?? turnPage();
  const turnPage = () => {
    const page = { rows: [], columns: [], free: height - foot };
    pages.push(page);
    return page;
  };
  for (const row of rows) {
    const tall = Math.max(...row.map((at) => units[at] ?? 0)) + gap;
    const page = tall > last().free && (last().rows.length > 0 || pages.length === 1) ? turnPage() : last();
    page.rows.push(row);
    page.free -= tall;
  }
  let rest = [...rules.keys()];
  while (rest.length > 0) {
    const { free, rows: above } = last();
    const fitting = fill(rest, rules, free - rulesHead, RULE_COLUMNS);
    if (fitting.length === 0 && above.length > 0) {
      turnPage();
      continue;
    }
    const taken = fitting.length === 0 ? rest.slice(0, 1) : fitting;
    last().columns = columnsOf(taken, rules, RULE_COLUMNS);
    rest = rest.slice(taken.length);
    if (rest.length > 0) turnPage();
  }
  return pages.map((page) => ({ rows: page.rows, columns: page.columns }));
}

/** Pairs of similar height, the tallest first. */
function rowsOf(units: readonly number[]): number[][] {
  const order = [...units.keys()].toSorted(
    (one, other) => (units[other] ?? 0) - (units[one] ?? 0) || one - other,
  );
  return Array.from({ length: Math.ceil(order.length / ROW) }, (_, nth) =>
    order.slice(nth * ROW, nth * ROW + ROW),
  );
}

/** As many items from the front as fit into this many columns of this height. */
function fill(
  items: readonly number[],
  heights: readonly number[],
  height: number,
  columns: number,
): number[] {
  const taken: number[] = [];
  let column = 1;
  let used = 0;
  for (const item of items) {
    const tall = heights[item] ?? 0;
    if (used + tall > height && used > 0) {
      column += 1;
      used = 0;
    }
    if (column > columns || tall > height) break;
    used += tall;
    taken.push(item);
  }
  return taken;
}

/** The items split into columns in order, with the tallest column as short as possible. */
export function columnsOf(items: readonly number[], heights: readonly number[], columns: number): number[][] {
  const tall = items.map((item) => heights[item] ?? 0);
  let [least, most] = [Math.max(0, ...tall), sum(tall)];
  while (most - least > 0.5) {
    const middle = (least + most) / 2;
    if (fill(items, heights, middle, columns).length === items.length) most = middle;
    else least = middle;
  }
  const split: number[][] = [];
  let rest = items;
  while (rest.length > 0) {
    const one = fill(rest, heights, most, 1);
    const column = one.length === 0 ? rest.slice(0, 1) : one;
    split.push([...column]);
    rest = rest.slice(column.length);
  }
  return split;
}

/** Blocks in columns, page after page; `before` is the height already used on the first page. */
export function arrangeColumns(
  heights: readonly number[],
  height: number,
  columns: number,
  before = 0,
): number[][][] {
  const pages: number[][][] = [];
  let rest = [...heights.keys()];
  let free = height - before;
  while (rest.length > 0) {
    const fitting = fill(rest, heights, free, columns);
    const taken = fitting.length === 0 && free === height ? rest.slice(0, 1) : fitting;
    pages.push(columnsOf(taken, heights, columns));
    rest = rest.slice(taken.length);
    free = height;
  }
  return pages;
}

/** The first scale at which one page is enough; otherwise the largest that needs the fewest pages. */
export function bestScale<Plan>(
  scales: readonly number[],
  planAt: (scale: number) => Plan,
  pagesOf: (plan: Plan) => number,
): { readonly scale: number; readonly plan: Plan } {
  const [first = 1, ...others] = scales;
  let best = { scale: first, plan: planAt(first) };
  for (const scale of others) {
    if (pagesOf(best.plan) === 1) break;
    const plan = planAt(scale);
    if (pagesOf(plan) < pagesOf(best.plan)) best = { scale, plan };
  }
  return best;
}
