import type { RuleTester } from 'oxlint/plugins-dev';
import { ROUNDS } from './exact.ts';

type Rule = Parameters<RuleTester['run']>[1];

const isWhole = (node: { readonly type: string; readonly value?: unknown }): boolean =>
  node.type === 'Literal' && Number.isInteger(node.value);

/** `2 ** 32` is just a way to write a number; any other power is as approximate as `Math.pow`. */
const power: Rule = {
  create: (context) => ({
    BinaryExpression(node) {
      if (node.operator === '**' && !(isWhole(node.left) && isWhole(node.right)))
        context.report({ node, message: ROUNDS });
    },
    AssignmentExpression(node) {
      if (node.operator === '**=') context.report({ node, message: ROUNDS });
    },
  }),
};

/** A plugin, since the linter has no rule of its own for operators. */
const plugin: { readonly meta: { readonly name: string }; readonly rules: Readonly<Record<string, object>> } =
  {
    meta: { name: 'exact' },
    rules: { power },
  };

export default plugin;
