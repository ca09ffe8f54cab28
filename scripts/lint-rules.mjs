// The rules of lint that no library has.

const effect = /^use(Layout|Insertion)?Effect$/;

/** React takes whatever an effect returns for its cleanup, so an effect's arrow function has a block body. */
const effectsReturnNothing = {
  create(/** @type {{ report(problem: object): void }} */ context) {
    return {
      /** @param {any} call */
      CallExpression(call) {
        const [callback] = call.arguments;
        if (call.callee.type !== 'Identifier' || !effect.test(call.callee.name)) return;
        if (callback?.type !== 'ArrowFunctionExpression') return;
        if (!['CallExpression', 'ChainExpression'].includes(callback.body.type)) return;
        const message = 'React takes what an effect returns for its cleanup: give the effect a block body.';
        context.report({ node: callback, message });
      },
    };
  },
};

/**
 * A browser that translates a page replaces each text by elements of its own, and React does not learn of it: it can
 * no longer remove or update that text, nor put anything before it, unless the text is all that its element has. So
 * text that comes, goes or changes has an element of its own, and so has text that follows something conditional.
 */
const translatableText = {
  create(/** @type {any} */ context) {
    /** @param {any} parent */
    function check(parent) {
      const children = parent.children.flatMap(partsOf);
      const isAlone = children.length === 1 && parent.type === 'JSXElement';
      if (isAlone) return;
      let followsConditional = false;
      for (const child of children) {
        const kind = kindOf(child, context);
        if (kind === 'changing text')
          context.report({ node: child, message: `Text that may change ${ownElement}` });
        else if (kind === 'text' && parent.type === 'JSXFragment')
          context.report({ node: child, message: `Text directly in a fragment ${ownElement}` });
        else if (kind === 'text' && followsConditional)
          context.report({ node: child, message: `Text after something conditional ${ownElement}` });
        followsConditional = kind === 'conditional' || (followsConditional && kind === 'changing text');
      }
    }
    return { JSXElement: check, JSXFragment: check };
  },
};

const ownElement =
  'needs an element of its own, or one string with the text beside it: React loses track of it in a translated page.';

/** @param {any} child of a JSX element; blanks and comments are none. */
function partsOf(child) {
  if (child.type === 'JSXText') return child.value.trim() === '' ? [] : [child];
  if (child.type !== 'JSXExpressionContainer') return [child];
  const { expression } = child;
  const isBlank = expression.type === 'Literal' && String(expression.value).trim() === '';
  return isBlank || expression.type === 'JSXEmptyExpression' ? [] : [expression];
}

/**
 * @param {any} node
 * @param {any} context
 * @returns {'text' | 'changing text' | 'element' | 'conditional'}
 */
function kindOf(node, context) {
  switch (node.type) {
    case 'JSXText':
    case 'Literal':
      return 'text';
    case 'TemplateLiteral':
      return node.expressions.every((/** @type {any} */ part) => isConstant(part, context))
        ? 'text'
        : 'changing text';
    case 'JSXElement':
    case 'JSXFragment':
      return 'element';
    case 'ConditionalExpression':
      return kindOfBranches([node.consequent, node.alternate], context);
    case 'LogicalExpression':
      return kindOfBranches(node.operator === '&&' ? [node.right] : [node.left, node.right], context);
    case 'CallExpression':
      if (node.callee.property?.name === 'map') return 'conditional';
      return definitionOf(node.callee, context)?.type === 'Parameter' ? 'element' : 'changing text'; // a render prop
    default:
      return isConstant(node, context) ? 'text' : 'changing text';
  }
}

/**
 * @param {any[]} branches
 * @param {any} context
 */
function kindOfBranches(branches, context) {
  const kinds = branches.filter((branch) => !isNothing(branch)).map((branch) => kindOf(branch, context));
  return kinds.some((kind) => kind.endsWith('text')) ? 'changing text' : 'conditional';
}

const isNothing = (/** @type {any} */ node) =>
  (node.type === 'Literal' && (node.value === null || node.value === false)) || node.name === 'undefined';

/**
 * Whether it is the same as long as the page is open: a name of the module, or what the site is called.
 *
 * @param {any} node
 * @param {any} context
 * @returns {boolean}
 */
function isConstant(node, context) {
  if (node.type === 'MemberExpression') return isConstant(node.object, context);
  if (node.type === 'Literal') return true;
  const definition = definitionOf(node, context);
  return definition?.isOfModule === true || definition?.node.init?.callee?.name === 'useSite';
}

/**
 * @param {any} node
 * @param {any} context
 */
function definitionOf(node, context) {
  if (node.type !== 'Identifier') return null;
  for (let scope = context.sourceCode.getScope(node); scope !== null; scope = scope.upper) {
    const definition = scope.set.get(node.name)?.defs[0];
    if (definition !== undefined)
      return { type: definition.type, node: definition.node, isOfModule: scope.type === 'module' };
  }
  return null;
}

export default {
  meta: { name: 'house' },
  rules: { 'effects-return-nothing': effectsReturnNothing, 'translatable-text': translatableText },
};
