/** A batch or file that the server refused. */
export class UploadRefused extends Error {
  /** `failure.<code>` of the catalogue gives the reason. */
  readonly code: string
  /** Name of the file, if a single one is the reason. */
  readonly file: string | undefined

  constructor(code: string, file?: string) {
    super(code)
    this.code = code
    this.file = file
  }
}
