import { zipOf } from './document-files.ts';

export function shape(text: string, properties = ''): string {
  return `<p:sp>${properties}<p:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`;
}

/** A presentation of 960 by 540, with notes of its first slide. */
export function notedFile(slides: readonly string[], notes: string, type = 'x/notesSlide'): Buffer {
  return zipOf({
    'ppt/presentation.xml': `<p:presentation><p:sldIdLst>${slides.map((_, i) => `<p:sldId r:id="r${i}"/>`).join('')}</p:sldIdLst><p:sldSz cx="960" cy="540"/></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': `<Relationships>${slides.map((_, i) => `<Relationship Id="r${i}" Type="x/slide" Target="slides/s${i}.xml"/>`).join('')}</Relationships>`,
    ...Object.fromEntries(slides.map((slide, i) => [`ppt/slides/s${i}.xml`, slide])),
    ...(notes === ''
      ? {}
      : {
          'ppt/slides/_rels/s0.xml.rels': `<Relationships><Relationship Id="n" Type="${type}" Target="../notesSlides/n7.xml"/><Relationship Id="d" Type="x/diagramData" Target="../diagrams/d1.xml"/></Relationships>`,
          'ppt/notesSlides/n7.xml': notes,
          'ppt/diagrams/d1.xml':
            '<dgm:dataModel><dgm:pt><a:p><a:r><a:t>Plan</a:t></a:r></a:p></dgm:pt></dgm:dataModel>',
        }),
  });
}

export function presentationFile(...slides: readonly string[]): Buffer {
  return notedFile(slides, '');
}
