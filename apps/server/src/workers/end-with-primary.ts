import cluster from 'node:cluster'

/**
 * Ends this worker once nothing can be sent to the primary process any more: it has died, and another is started in its place with workers
 * of its own. Without this a message that is being sent at that moment, `cluster`'s own ones too, ends the worker with a stack in the log.
 */
export const endWithPrimary = (): void => void cluster.worker?.on('error', () => process.exit(1))
