import type { Config } from './config.ts'
import { type Listening, listen } from './listen.ts'

/** Where a node is reached: the shop's port and the gateway's. */
export interface Doors {
  readonly shop: Listening
  readonly gateway: Listening
}

/** Takes both ports or, where one of them is taken, neither. */
export async function openDoors({ host, port, gatewayPort, trustProxy }: Config): Promise<Doors> {
  const shop = await listen('PORT', { host, port, trustProxy })
  try {
    return { shop, gateway: await listen('GATEWAY_PORT', { host, port: gatewayPort, trustProxy }) }
  } catch (error) {
    await shop.close()
    throw error
  }
}

export const closeDoors = async ({ shop, gateway }: Doors): Promise<void> => {
  await Promise.all([shop.close(), gateway.close()])
}
