import { zipOf } from '../../scripts/zip.ts';

/** An attachment of which mail and file say what no file is. */
export function oddFile(named: string, type: string) {
  return {
    filename: 'odd.odt',
    contentType: `application/${named}`,
    content: zipOf({
      mimetype: `application/vnd.oasis.opendocument.text ${type}`,
      'content.xml': '<office:text/>',
    }),
  };
}
