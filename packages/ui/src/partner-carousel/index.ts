export {
  PartnerCarousel,
  type Partner,
  type PartnerCarouselLabels,
  type PartnerCarouselProps,
} from './partner-carousel.js';
