/**
 * \file
 * Everything: all components, shared types and theming keys.
 *
 * Include abi_checks.h as well, in one file of a program, to have its compiler confirm the layout
 * of every record.
 */
#ifndef FIORI_FIORI_H
#define FIORI_FIORI_H

#include "support.h"
#include "types.h"
#include "document.h"
#include "attributed_glyph_image.h"
#include "kpi_metric_item.h"
#include "kpi_unit_item.h"
#include "label_item.h"
#include "tag.h"
#include "activity_control.h"
#include "activity_item.h"
#include "banner_message_view.h"
#include "checkout_indicator_view.h"
#include "contact_cell.h"
#include "feedback_screen.h"
#include "image_view.h"
#include "kpi_view.h"
#include "label.h"
#include "loading_indicator_view.h"
#include "modal_checkout_view_controller.h"
#include "modal_loading_indicator.h"
#include "modal_loading_indicator_view.h"
#include "modal_processing_indicator.h"
#include "modal_processing_indicator_view.h"
#include "navigation_bar.h"
#include "object_cell.h"
#include "object_collection_view_cell.h"
#include "object_header.h"
#include "object_header_chart_view.h"
#include "object_header_view.h"
#include "object_table_view_cell.h"
#include "object_view.h"
#include "offline_banner_message_view.h"
#include "processing_indicator_view.h"
#include "profile_header.h"
#include "progress_banner_message_view.h"
#include "progress_indicator_control.h"
#include "single_action_accessory_view.h"
#include "single_action_button.h"
#include "single_action_progress_indicator.h"
#include "toast_message.h"
#include "theming.h"

#endif /* FIORI_FIORI_H */
