import { AppError } from './app-error.ts'
import { requestWords } from './request.words.ts'

/** Codes PostgreSQL and its driver use when it cannot be reached or is shutting down. */
const DATABASE_AWAY = /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|08...|57P0.|57014|53...)$/
/** Writers that waited for each other more often than it was worth trying again. */
const DATABASE_CONTENDED = /^(40P01|40001|55P03)$/
/** A disk that is full, read-only, not ours or failing: as the system says it, and as PostgreSQL does of its own. */
const DISK_FAILS =
  /^(ENOSPC|EDQUOT|EROFS|EIO|EACCES|EPERM|ENOTDIR|EISDIR|ELOOP|EFBIG|EMFILE|ENFILE|ENXIO|ESTALE|53100|25006|58...|XX00[12])$/
/** Nothing is to be done before somebody looks after the disk. */
const DISK_RETRY_SECONDS = 30

/** What libraries, the driver and the system say of a failure. */
interface Known {
  readonly code: string
  readonly statusCode: number
  readonly message: string
}

/** Whatever was thrown, as the contract's table knows it; `unexpected` where nobody foresaw it. Never throws. */
export function asAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  try {
    return known(thrown as Partial<Known>) ?? new AppError('unexpected')
  } catch {
    // Its parts cannot be read.
    return new AppError('unexpected')
  }
}

function known({ code = '', statusCode = 500, message = '' }: Partial<Known>): AppError | undefined {
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new AppError('body_too_large')
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new AppError('body_too_large', { field: 'file' })
  if (code === 'FST_ERR_BAD_URL' || code === 'FST_ERR_MAX_PARAM_LENGTH') return new AppError('page_not_found')
  if (statusCode === 429) return new AppError('throttled')
  if (statusCode >= 400 && statusCode < 500)
    return new AppError('invalid_parameters', { field: 'body', detail: `body: ${requestWords.cannotBeRead}` })
  if (DISK_FAILS.test(code)) return new AppError('storage_unavailable', { retryAfterSeconds: DISK_RETRY_SECONDS })
  const isAway =
    DATABASE_AWAY.test(code) ||
    DATABASE_CONTENDED.test(code) ||
    /timeout exceeded when trying to connect|Connection terminated|is not queryable/.test(message)
  return isAway ? new AppError('overloaded') : undefined
}
