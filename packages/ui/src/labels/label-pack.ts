import type { AccordionCopyLabels } from '../accordion/accordion.js';
import type { AgeGateFieldsLabels, AgeGateLabels } from '../age-gate/age-gate.js';
import type { ApplicationFormLabels } from '../application-form/application-form.js';
import type { BackToTopLabels } from '../back-to-top/back-to-top.js';
import type { ContactFormLabels } from '../contact-form/contact-form.js';
import type { ContactPanelLabels } from '../contact-panel/contact-panel.js';
import type { ContentWarningAgeLabels, ContentWarningLabels } from '../content-warning/content-warning.js';
import type { DateFieldLabels } from '../date-field/date-field.js';
import type { DialogLabels } from '../dialog/dialog.js';
import type { DigitCounterLabels } from '../digit-counter/digit-counter.js';
import type { DraftNoticeLabels } from '../draft-notice/draft-notice.js';
import type { ErrorSummaryLabels } from '../error-summary/error-summary.js';
import type { EventApplicationFormLabels } from '../event-application-form/event-application-form.js';
import type { FileFieldLabels } from '../file-field/file-field.js';
import type { FooterLabels } from '../footer/footer.js';
import type { FormLabels } from '../form/form.js';
import type { FormStatusLabels } from '../form-status/form-status.js';
import type { GalleryLabels } from '../gallery/gallery.js';
import type { GameStatusLabels } from '../game-status/game-status.js';
import type { GeneralApplicationFormLabels } from '../general-application-form/general-application-form.js';
import type { LightboxLabels } from '../lightbox/lightbox.js';
import type { LightboxZoomLabels } from '../lightbox-zoom/lightbox-zoom.js';
import type { AddressRowsLabels, LinkRowsFieldLabels } from '../link-rows-field/link-rows-field.js';
import type { MessageFormLabels } from '../message-form/message-form.js';
import type { MobileMenuLabels } from '../mobile-menu/mobile-menu.js';
import type { NavbarLabels } from '../navbar/navbar.js';
import type { NoticeLabels } from '../notice/notice.js';
import type { PaginationLabels } from '../pagination/pagination.js';
import type { PartnerCarouselLabels } from '../partner-carousel/partner-carousel.js';
import type { PhoneFieldLabels } from '../phone-field/phone-field.js';
import type { PlateLabels, PlatePairLabels } from '../plate-pair/plate-pair.js';
import type { SubmitButtonLabels } from '../submit-button/submit-button.js';
import type { TextareaFieldLabels } from '../textarea-field/textarea-field.js';
import type { VideoModalEmbedLabels, VideoModalLabels } from '../video-modal/video-modal.js';

/**
 * The texts of every component in one language, each under the name of its type. They are neutral; spread your own
 * over them, such as your studio's name in `home`.
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

/** Texts of a plate pair that its toggle doesn't use. */
export type OnlyInPair = Omit<PlatePairLabels, keyof PlateLabels>;
