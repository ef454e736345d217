// The floors and walls of the house. Every rule here has a planted violation in tools/boundaries/plants.ts that must turn it red.
const M = '^apps/(?:api|gateway)/src/modules/'
const F = '^apps/web/src/features/'
const TEST = '(\\.(test|testing)\\.tsx?|/src/tests/[^/]+\\.ts)$'
const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to })

module.exports = {
  forbidden: [
    rule('no-cycles', 'A circle of rooms has no floor; circles of types count.', {}, { circular: true }),
    // Two kinds of module exist only while React Router builds: the types of a route, and the server build itself.
    rule('no-unresolvable', 'Every arrow ends in a room.', {}, { couldNotResolve: true, pathNot: ['/\\+types/', '^virtual:'] }),

    rule(
      'kernel-is-ground',
      'kernel imports nothing but itself and node:crypto.',
      { path: '^packages/kernel/', pathNot: TEST },
      { pathNot: ['^packages/kernel/', '^(node:)?crypto$'] },
    ),
    rule(
      'contracts-on-kernel',
      'contracts imports kernel only.',
      { path: '^packages/contracts/', pathNot: TEST },
      { path: '^(apps|packages)/', pathNot: '^packages/(kernel|contracts)/' },
    ),
    rule('db-on-kernel', 'db imports kernel only.', { path: '^packages/db/', pathNot: TEST }, { path: '^(apps|packages)/', pathNot: '^packages/(kernel|db)/' }),
    rule('packages-below-apps', 'A package never imports an app.', { path: '^packages/', pathNot: '^packages/(kernel|contracts|db)/' }, { path: '^apps/' }),
    rule(
      'package-one-face',
      'A package is imported by its name, so that its "exports" decide; never by a path into it.',
      { path: '^(apps|packages|tools|bench|e2e)/([^/]+)' },
      { path: '^packages/', dependencyTypes: ['local'], dependencyTypesNot: ['aliased-workspace'], pathNot: '^$1/$2/' },
    ),
    rule(
      'testing-stays-in-tests',
      'Production never imports packages/testing.',
      { path: '^(apps|packages)/', pathNot: [TEST, '^packages/(testing|kernel|contracts|db)/'] },
      { path: '^packages/testing/' },
    ),
    // apps/server is the wiring place: the only one that knows all the others.
    rule(
      'apps-are-islands',
      'Apps meet over HTTP, through contracts.',
      { path: '^apps/([^/]+)/', pathNot: '^apps/server/' },
      { path: '^apps/', pathNot: '^apps/$1/' },
    ),

    rule('modules-are-strangers', 'Modules meet in flows/.', { path: `${M}([^/]+)/` }, { path: M, pathNot: `${M}$1/` }),
    rule('module-one-face', 'From outside, only index.ts.', { pathNot: M }, { path: `${M}[^/]+/`, pathNot: `${M}[^/]+/index\\.ts$` }),
    rule('nothing-imports-up', 'Modules do not know flows or the wiring.', { path: M, pathNot: TEST }, { path: '^apps/(api|gateway)/src/(flows/|create-)' }),
    rule('flows-below-wiring', 'A flow does not know who wires it.', { path: '^apps/api/src/flows/', pathNot: TEST }, { path: '^apps/api/src/create-' }),
    rule(
      'domain-is-pure',
      'domain/ imports domain/ and kernel only.',
      { path: `${M}[^/]+/domain/`, pathNot: TEST },
      { pathNot: [`${M}[^/]+/domain/`, '^packages/kernel/'] },
    ),
    rule(
      'verbs-below-http',
      'Only the face knows the door of its module.',
      { path: M, pathNot: ['/(http|index)\\.ts$', '-http\\.ts$', TEST] },
      { path: `${M}[^/]+/http\\.ts$` },
    ),
    rule(
      'sql-in-data-only',
      'Only data/*.sql.ts and the face know the database.',
      { path: M, pathNot: ['/data/[^/]+\\.sql\\.ts$', '/index\\.ts$', TEST] },
      { path: '^packages/db/' },
    ),

    rule('features-are-strangers', 'Features meet in app/routes.', { path: `${F}([^/]+)/` }, { path: F, pathNot: `${F}$1/` }),
    rule('feature-one-face', 'From outside, only index.ts.', { pathNot: F }, { path: `${F}[^/]+/`, pathNot: `${F}[^/]+/index\\.tsx?$` }),
    rule('ui-knows-no-domain', 'ui/ and lib/ sit under features.', { path: '^apps/web/src/(ui|lib)/' }, { path: '^apps/web/src/(features|app)/' }),
    rule('feature-not-app', 'Features do not know the shell.', { path: F }, { path: '^apps/web/src/app/' }),
    rule('web-api-file-only', 'Only *-api.ts talks HTTP.', { path: F, pathNot: ['-api\\.ts$', TEST] }, { path: '^apps/web/src/lib/http' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.react-router|node_modules/\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    // As Node resolves: workspace packages through their "exports" to packages/*/src/index.ts.
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
