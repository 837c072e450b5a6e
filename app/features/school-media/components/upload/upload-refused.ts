/** A batch or file that the server did not take. */
export class UploadRefused extends Error {
  /** `failure.<code>` of the catalogue says why. */
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}
