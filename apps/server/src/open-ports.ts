import type { Config } from './config.ts'
import { type Listening, listen } from './listen.ts'

/** Where a node is reached: the shop's port and the gateway's. */
export interface Ports {
  readonly shop: Listening
  readonly gateway: Listening
}

/** Takes both ports or, where one of them is taken, neither. */
export async function openPorts({ host, port, gatewayPort, trustProxy }: Config): Promise<Ports> {
  const shop = await listen('PORT', { host, port, trustProxy })
  try {
    return { shop, gateway: await listen('GATEWAY_PORT', { host, port: gatewayPort, trustProxy }) }
  } catch (error) {
    await shop.close()
    throw error
  }
}

export const closePorts = async ({ shop, gateway }: Ports): Promise<void> => {
  await Promise.all([shop.close(), gateway.close()])
}
