export class SmtpReply extends Error {
  override readonly name = 'SmtpReply';
  readonly responseCode: number;

  constructor(responseCode: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.responseCode = responseCode;
  }
}
