import { startDemo } from '../../demo/start.ts'

/* A shop server without pages, which `npm run chaos` starts and kills. */

const { PORT, DATA_DIR, DATABASE_URL } = process.env
await startDemo({
  port: Number(PORT),
  cmsPort: 0,
  staticPort: 0,
  dataDir: DATA_DIR,
  databaseUrl: DATABASE_URL,
  buildsKit: false,
  quiet: true,
})
