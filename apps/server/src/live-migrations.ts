/** The one table that the adapter between the nodes' sockets keeps. */
export const liveMigrations = { owner: 'live', folder: new URL('../data/', import.meta.url) }
