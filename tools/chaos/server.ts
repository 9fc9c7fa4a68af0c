import { startDemo } from '../../demo/start.ts'

/* A shop server that `npm run chaos` starts and kills; without pages unless PAGES is on. */

const { PORT, DATA_DIR, DATABASE_URL, SITE_ORIGIN, PAGES } = process.env
await startDemo({
  port: Number(PORT),
  cmsPort: 0,
  staticPort: 0,
  dataDir: DATA_DIR,
  databaseUrl: DATABASE_URL,
  siteOrigin: SITE_ORIGIN,
  buildsKit: PAGES === 'on',
  quiet: true,
})
