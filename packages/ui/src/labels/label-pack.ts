import type { AccordionCopyLabels } from '../accordion/index.js';
import type { AgeGateFieldsLabels, AgeGateLabels } from '../age-gate/index.js';
import type { ApplicationFormLabels } from '../application-form/index.js';
import type { BackToTopLabels } from '../back-to-top/index.js';
import type { ContactFormLabels } from '../contact-form/index.js';
import type { ContactPanelLabels } from '../contact-panel/index.js';
import type { ContentWarningAgeLabels, ContentWarningLabels } from '../content-warning/index.js';
import type { DateFieldLabels } from '../date-field/index.js';
import type { DialogLabels } from '../dialog/index.js';
import type { DigitCounterLabels } from '../digit-counter/index.js';
import type { DraftNoticeLabels } from '../draft-notice/index.js';
import type { ErrorSummaryLabels } from '../error-summary/index.js';
import type { EventApplicationFormLabels } from '../event-application-form/index.js';
import type { FileFieldLabels } from '../file-field/index.js';
import type { FooterLabels } from '../footer/index.js';
import type { FormLabels } from '../form/index.js';
import type { FormStatusLabels } from '../form-status/index.js';
import type { GalleryLabels } from '../gallery/index.js';
import type { GameStatusLabels } from '../game-status/index.js';
import type { GeneralApplicationFormLabels } from '../general-application-form/index.js';
import type { LightboxLabels } from '../lightbox/index.js';
import type { LightboxZoomLabels } from '../lightbox-zoom/index.js';
import type { AddressRowsLabels, LinkRowsFieldLabels } from '../link-rows-field/index.js';
import type { MessageFormLabels } from '../message-form/index.js';
import type { MobileMenuLabels } from '../mobile-menu/index.js';
import type { NavbarLabels } from '../navbar/index.js';
import type { NoticeLabels } from '../notice/index.js';
import type { PaginationLabels } from '../pagination/index.js';
import type { PartnerCarouselLabels } from '../partner-carousel/index.js';
import type { PhoneFieldLabels } from '../phone-field/index.js';
import type { PlateLabels, PlatePairLabels } from '../plate-pair/index.js';
import type { SubmitButtonLabels } from '../submit-button/index.js';
import type { TextareaFieldLabels } from '../textarea-field/index.js';
import type { VideoModalEmbedLabels, VideoModalLabels } from '../video-modal/index.js';

/**
 * The words of every component in one language, each under the name of its type. They are neutral: what a studio says in a
 * voice of its own, such as its name in `home`, is spread over them.
 */
export interface LabelPack {
  accordionCopyLabels: AccordionCopyLabels;
  addressRowsLabels: AddressRowsLabels;
  ageGateFieldsLabels: AgeGateFieldsLabels;
  ageGateLabels: AgeGateLabels;
  applicationFormLabels: ApplicationFormLabels;
  backToTopLabels: BackToTopLabels;
  contactFormLabels: ContactFormLabels;
  contactPanelLabels: ContactPanelLabels;
  contentWarningAgeLabels: ContentWarningAgeLabels;
  contentWarningLabels: ContentWarningLabels;
  dateFieldLabels: DateFieldLabels;
  dialogLabels: DialogLabels;
  digitCounterLabels: DigitCounterLabels;
  draftNoticeLabels: DraftNoticeLabels;
  errorSummaryLabels: ErrorSummaryLabels;
  eventApplicationFormLabels: EventApplicationFormLabels;
  fileFieldLabels: FileFieldLabels;
  footerLabels: FooterLabels;
  formLabels: FormLabels;
  formStatusLabels: FormStatusLabels;
  galleryLabels: GalleryLabels;
  gameStatusLabels: GameStatusLabels;
  generalApplicationFormLabels: GeneralApplicationFormLabels;
  lightboxLabels: LightboxLabels;
  lightboxZoomLabels: LightboxZoomLabels;
  linkRowsFieldLabels: LinkRowsFieldLabels;
  messageFormLabels: MessageFormLabels;
  mobileMenuLabels: MobileMenuLabels;
  navbarLabels: NavbarLabels;
  noticeLabels: NoticeLabels;
  paginationLabels: PaginationLabels;
  partnerCarouselLabels: PartnerCarouselLabels;
  phoneFieldLabels: PhoneFieldLabels;
  plateLabels: PlateLabels;
  platePairLabels: PlatePairLabels;
  submitButtonLabels: SubmitButtonLabels;
  textareaFieldLabels: TextareaFieldLabels;
  videoModalEmbedLabels: VideoModalEmbedLabels;
  videoModalLabels: VideoModalLabels;
}

/** What the words of a pair have beside those of its switch. */
export type OnlyInPair = Omit<PlatePairLabels, keyof PlateLabels>;
