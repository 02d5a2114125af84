import type { Logger } from 'pino'
import { openFiles } from './adapters/files/open-files.ts'
import { openGeocoder } from './adapters/geocoder/open-geocoder.ts'
import { openMailer } from './adapters/mail/open-mailer.ts'
import { openMarketData } from './adapters/market-data/open-market-data.ts'
import { openCardPayments } from './adapters/payments/open-card-payments.ts'
import { openScanner } from './adapters/scanner/open-scanner.ts'
import { openWriter } from './adapters/writer/open-writer.ts'
import type { Config } from './config.ts'
import { migrate } from './db/migrate.ts'
import type { Database } from './db/open.ts'
import { openMetrics } from './kit/metrics/metrics.ts'
import { openTasks } from './kit/tasks/open-tasks.ts'
import type { OpenWorld } from './kit/world.ts'
import { noteDisclosures } from './market/people/disclosures.ts'
import { openDocuments } from './documents/open-documents.ts'
import { openPicturePainter } from './pictures/painter/open-picture-painter.ts'
import { openResumeReader } from './resumes/cage/open-resume-reader.ts'
import { chores, tasks } from './routes.ts'

/** Opens everything outside: migrates the database, then connects queue, mail, files and providers. */
export async function openWorld(
  config: Config,
  log: Logger,
  database: Database,
  clock = () => new Date(),
): Promise<OpenWorld> {
  const applied = await migrate(database)
  if (applied.length > 0) log.info({ applied }, 'The database was migrated')

  const queue = openTasks({ database, clock, tasks, chores })
  const mailer = openMailer({ ...config.mail, dataDir: config.dataDir })
  const files = await openFiles({ ...config.files, dataDir: config.dataDir })
  const payments = await openCardPayments(config.stripe, clock)
  const resumes = openResumeReader()
  const pictures = openPicturePainter()
  const documents = openDocuments()
  let stopping = false

  return {
    config,
    log,
    database,
    tasks: queue,
    mailer,
    files,
    scanner: openScanner(config.scannerUrl),
    geocoder: openGeocoder(config.geocoderUrl, clock),
    marketData: openMarketData(config.marketDataUrl, clock),
    payments,
    writer: openWriter(config.ai),
    resumes,
    pictures,
    documents,
    metrics: openMetrics(),
    noteDisclosures,
    clock,
    stopping: () => stopping,
    stop() {
      stopping = true
    },
    async close() {
      await queue.stop()
      await resumes.close()
      await pictures.close()
      await documents.close()
      await mailer.close()
      await files.close()
      await database.close()
    },
  }
}
