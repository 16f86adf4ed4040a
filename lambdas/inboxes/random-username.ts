/** Two words and six digits have 33.9 bits. The words were reviewed so that no pair of them is offensive. */
const FIRST = (
  'able agile amber ample apt aqua arctic ashen autumn azure balmy basic bold brave breezy bright brisk ' +
  'bronze calm candid cedar chief civic clean clear clever cobalt cool copper coral cosmic cozy crisp ' +
  'daily dapper deft dewy eager early earnest easy elder epic even exact fair famed fine firm fleet fond ' +
  'fresh gentle glad golden grand green handy happy hardy hazel honest humble icy ideal ivory jade jolly ' +
  'keen kind lively lofty loyal lucid lucky lunar maple mellow merry mild mint misty modest neat noble ' +
  'north novel oaken olive open opal orderly patient pearl placid plain polar prime proud quick quiet ' +
  'ready regal rosy round royal ruby rural rustic safe sage sandy serene sharp silent silver simple ' +
  'sleek smart snowy solar solid spry sunny tidy trusty vivid witty'
).split(' ');
const SECOND = (
  'acorn alder anchor apple arbor aspen atlas badger basil bay beacon birch bison brook canoe canyon ' +
  'cedar cliff clover comet condor coral cove crane creek crow daisy dale delta dolphin dove dune eagle ' +
  'ember falcon fern finch fjord forest fox garden geyser glade grove gull harbor hare hawk hazel heron ' +
  'hill holly ibis inlet iris island ivy jasper juniper kestrel kite lagoon lake lantern lark laurel ' +
  'leaf lemur lilac linden lotus lynx magpie maple marten meadow mesa mill moon moss nectar oak oasis ' +
  'orchid osprey otter owl panda pebble pelican pine plover pond poplar prairie quail rabbit raven reef ' +
  'ridge river robin rowan saffron salmon sequoia shore sparrow spruce stone stream summit swan swift ' +
  'thistle tiger trail tulip tundra valley violet walnut wave willow wisteria wren zephyr zinnia'
).split(' ');
const DIGITS = 6;

/** A power of two lets a mask select a word without bias. */
const WORDS = 128;

/** The bytes must be cryptographic, because a guessable name could be squatted. */
export function randomUsername(randomBytes: (size: number) => Uint8Array): string {
  const [a = 0, b = 0] = randomBytes(2);
  const first = FIRST[a % WORDS];
  const second = SECOND[b % WORDS];
  return `${first}-${second}-${randomDigits(randomBytes)}`;
}

function randomDigits(randomBytes: (size: number) => Uint8Array): string {
  let digits = '';
  while (digits.length < DIGITS) {
    // 250 is the largest multiple of ten in a byte; larger values would favor low digits.
    for (const byte of randomBytes(DIGITS)) {
      if (byte < 250 && digits.length < DIGITS) digits += String(byte % 10);
    }
  }
  return digits;
}
