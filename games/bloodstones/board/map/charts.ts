import { findMap } from '../../content/maps/index.ts';
import { loadShape } from '../../content/maps/shapes.ts';
import { type Chart, chartOf } from './chart.ts';
import { madeChart } from './made-chart.ts';

/** Charts of maps, each drawn once. */
export class Charts {
  private readonly drawn = new Map<string, Promise<Chart | null>>();
  private readonly load: typeof loadShape;

  constructor(load: typeof loadShape = loadShape) {
    this.load = load;
  }

  /** Null for a map nobody knows. */
  of(id: string): Promise<Chart | null> {
    const known = this.drawn.get(id);
    if (known !== undefined) return known;
    const chart = this.draw(id);
    this.drawn.set(id, chart);
    return chart;
  }

  private async draw(id: string): Promise<Chart | null> {
    const map = findMap(id);
    if (map === undefined) return null;
    try {
      const shape = await this.load(id);
      return shape === undefined ? madeChart(map) : chartOf(map, shape);
    } catch {
      // Without a network the drawing may be missing: play goes on over a plain chart, and the next look tries again.
      this.drawn.delete(id);
      return madeChart(map);
    }
  }
}
