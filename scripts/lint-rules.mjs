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

export default { meta: { name: 'house' }, rules: { 'effects-return-nothing': effectsReturnNothing } };
