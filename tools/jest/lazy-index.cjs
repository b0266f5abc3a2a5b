// Ant Design and its icons each have an index that loads everything there is, which is 1,700 modules for the fifty icons that screens use.
// This transform has the index load a module when somebody first uses what it exports.
const LOADED = /^var (\w+) = (_interopRequireDefault\(require\("\.\/[^"]+"\)\));$/gm;

module.exports = {
  process(source) {
    const loads = new Map(Array.from(source.matchAll(LOADED), ([, name, load]) => [name, load]));
    const code = source
      .replace(LOADED, 'var $1;')
      .replace(/\b(\w+)\.default\b/g, (use, name) =>
        loads.has(name) ? `(${name} ??= ${loads.get(name)}).default` : use,
      );
    return { code };
  },
};
