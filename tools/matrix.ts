/** A square matrix, row by row. */
export type Matrix = readonly (readonly number[])[];

const at = (matrix: Matrix, row: number, column: number): number => matrix[row]?.[column] ?? 0;

/** The lower triangle L with L times its mirror image equal to a symmetric positive matrix. */
function cholesky(matrix: Matrix): number[][] {
  const lower: number[][] = [];
  for (const [row] of matrix.entries()) {
    const line: number[] = [];
    lower.push(line);
    for (let column = 0; column <= row; column++) {
      let sum = at(matrix, row, column);
      for (let k = 0; k < column; k++) sum -= at(lower, row, k) * at(lower, column, k);
      line.push(column === row ? Math.sqrt(sum) : sum / at(lower, column, column));
    }
    if (!(at(lower, row, row) > 0)) throw new Error('the matrix is not positive');
  }
  return lower;
}

/** Solves matrix times x = right for a symmetric positive matrix. */
export function solve(matrix: Matrix, right: readonly number[]): number[] {
  const lower = cholesky(matrix);
  const half: number[] = [];
  for (const [row] of lower.entries()) {
    let sum = right[row] ?? 0;
    for (let k = 0; k < row; k++) sum -= at(lower, row, k) * (half[k] ?? 0);
    half.push(sum / at(lower, row, row));
  }
  const solved: number[] = Array.from(half, () => 0);
  for (let row = lower.length - 1; row >= 0; row--) {
    let sum = half[row] ?? 0;
    for (let k = row + 1; k < lower.length; k++) sum -= at(lower, k, row) * (solved[k] ?? 0);
    solved[row] = sum / at(lower, row, row);
  }
  return solved;
}
