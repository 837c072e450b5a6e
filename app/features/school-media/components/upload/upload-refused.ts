/** A batch or file that the server refused. */
export class UploadRefused extends Error {
  /** `failure.<code>` of the catalogue gives the reason. */
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}
