import { runGateway } from '../gateway/main.ts'
import { gatewayContent } from './gateway-content.ts'

await runGateway(gatewayContent)
