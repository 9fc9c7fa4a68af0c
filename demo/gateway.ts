import { runGateway } from '../gateway/main.ts'
import { gatewayContent } from './content/gateway-content.ts'

await runGateway(gatewayContent)
