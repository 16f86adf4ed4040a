/** The partitions are inbox and visibility, so that a page costs the same however many messages are hidden. */
export const LISTING_INDEX = 'listing';
